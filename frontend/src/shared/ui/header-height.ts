/** The height of the public pages' header without its border, in pixels. It stays in view. */
export const HEADER_HEIGHT = 72;
