/** Tells open builders that a draft was saved: people save every few seconds, which is one event of the history, and no more. */
export const templateSaved = 'form.saved'
