let heard = 0

/** The newest fact that the stream told of: what was counted before it is out of date. */
export function heardPosition() {
  return heard
}

export function hearPosition(id: string) {
  const position = Number(id)
  // After a restore positions begin lower: then the last one told is the newest there is.
  if (Number.isInteger(position) && id !== '') heard = position
}
