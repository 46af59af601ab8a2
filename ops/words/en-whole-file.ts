/** The whole file of a job as a ZIP. Apart from the other words of a job: the board, too, comes with those. */
export const wholeFile = {
  open: 'Export',
  title: 'Export the whole file',
  what: 'A ZIP with everything about this job that you may see: facts, readings, photos, signed papers, and the evidence with a hash of each file. Door codes are never in it.',
  restricted: 'Include restricted photos',
  restrictedHint: 'Check who will read the file first.',
  download: 'Download the whole file',
  downloading: 'Downloading…',
  soFar: (done: number, all: number) => `${done} of about ${all} MB`,
  done: 'File downloaded. The download was added to the audit log.',
  offline: 'Downloading the whole file needs a connection.',
}
export type WholeFileWords = typeof wholeFile
