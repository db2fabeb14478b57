/** A CSS module whose classes are called by their own names. */
export default new Proxy({}, { get: (_styles, name) => String(name) });
