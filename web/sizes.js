/**
 * The sizes that screens are laid out for, in one place. A component's styles name them: `@media (--phone)`.
 *
 * They part the windows that there are: every window is a phone, a phone held sideways (or a page enlarged twice), a
 * tablet held upright, or a desk. A tablet held sideways is a small desk, and a large screen a wide one.
 */
export const SIZES = {
  '--phone': '(max-width: 599px)',
  '--sideways': '(min-width: 600px) and (max-width: 1000px) and (max-height: 600px)',
  '--tablet': '(min-width: 600px) and (max-width: 1000px) and (min-height: 601px)',
  '--desk': '(min-width: 1001px)',
  '--small-desk': '(min-width: 1001px) and (max-width: 1240px)',
  '--wide-desk': '(min-width: 1700px) and (min-height: 900px)',
}

/** @param {string} name */
function queryOf(name) {
  const query = SIZES[/** @type {keyof typeof SIZES} */ (name)]
  if (!query) throw new Error(`sizes.js has no size ${name}`)
  return query
}

/** Puts the queries in the place of the names, as custom media queries do that browsers do not know yet. */
export const withSizes = {
  name: 'sizes',
  /** @param {{ content: string }} style */
  style: ({ content }) => ({
    code: content.replace(/@media[^{]+/g, (rule) => rule.replace(/\((--[a-z-]+)\)/g, (_, name) => queryOf(name))),
  }),
}
