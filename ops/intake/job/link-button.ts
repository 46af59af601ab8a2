/** A button among lines of text. */
export const linkButton =
  'min-h-11 text-left font-semibold underline decoration-gold decoration-2 underline-offset-4'
