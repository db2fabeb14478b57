/** Formik copies its initial values; ours are plain, and the browser copies those itself. */
export default (value) => structuredClone(value);
