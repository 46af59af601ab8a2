/** `npm run looks` looks at every page, window, size of letters and color scheme; `npm test` at those that stand for the others. */
export const isEveryLook = process.env['LOOKS'] === 'all'
