/** A CSS module whose class names are its keys. */
export default new Proxy({}, { get: (_styles, name) => String(name) });
