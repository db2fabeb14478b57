/** Formik copies each level of its values that it changes; ours are plain objects and lists. */
export default (value) => (Array.isArray(value) ? [...value] : { ...value });
