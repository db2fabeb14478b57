declare const styles: { readonly table: string };
// eslint-disable-next-line no-restricted-syntax -- Vite exports the classes of a CSS module as its default
export default styles;
