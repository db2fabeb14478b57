/* global document, SwaggerUIBundle */

const COMPONENT = /^#\/components\/([^/]+)\/([^/]+)$/;

/** Adds the components that a part of the description refers to, directly or through others. */
const addReferred = (part, from, to) => {
  if (typeof part !== 'object' || part === null) return;
  const [, kind, name] = COMPONENT.exec(part.$ref) ?? [];
  if (kind !== undefined && to[kind]?.[name] === undefined) {
    const referred = from[kind][name];
    to[kind] = { ...to[kind], [name]: referred };
    addReferred(referred, from, to);
  }
  for (const value of Object.values(part)) addReferred(value, from, to);
};

/** The description with only one path, kind of components or component, and what it refers to. */
const reduced = (description, [place, key, name]) => {
  const found = description[place][key];
  const part = { [key]: place === 'components' && name !== undefined ? { [name]: found[name] } : found };
  const components = place === 'components' ? part : {};
  addReferred(part, description.components, components);
  return { ...description, paths: place === 'paths' ? part : {}, components };
};

/**
 * Swagger UI parses the whole description when it starts and whenever an operation is opened, which takes seconds with
 * hundreds of operations. Here it gets only the part that it resolves.
 */
const resolveParts = ({ fn: { resolveSubtree } }) => ({
  fn: {
    resolveSubtree: (description, path, options) => resolveSubtree(reduced(description, path), path, options),
  },
});

SwaggerUIBundle({
  url: new URL('../openapi.json', document.currentScript.src).href,
  dom_id: '#swagger-ui',
  deepLinking: true,
  plugins: [resolveParts],
});
