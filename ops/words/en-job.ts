/** The file of a job. Apart from the other words: only its own screens need them. */
export const job = {
  showOlder: 'Show older',
}
export type JobWords = typeof job
