/** Sentences of the server by their code. It speaks English itself, so none are needed here. */
const codes: Readonly<Record<string, string>> = {}
/** The same for what is wrong with a field, by the sentence: it has no code. */
const fields: Readonly<Record<string, string>> = {}

/** Why something did not work. */
export const problems = {
  codes,
  fields,
  unexplained: 'Something went wrong on our side. Try again.',
  noAnswer: 'The server can’t be reached. Check your connection and try again.',
  deviceFull: 'This device has no room left.',
  bug: 'Something went wrong on this page. Try again.',
}
