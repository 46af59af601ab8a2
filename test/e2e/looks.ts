/** `npm run looks` looks at every page, window and size of letters; `npm test` at those that stand for the others. */
export const isEveryLook = process.env['LOOKS'] === 'all'
