/** The picture behind a plan. */
export const enSketchBackground = {
  title: 'Photo or scan behind the plan',
  none: 'Put a photo of a plan or a scanned plan behind the walls, and draw over it.',
  choose: 'Choose a photo or scan',
  chooseOther: 'Choose another one',
  lineUp: 'Scale or move it',
  which: 'Which picture goes behind the plan?',
  add: 'Take or choose a new picture',
  /** Of the new photo: the office reads it in the list of photos. */
  caption: 'Floor plan',
  noPhotos: 'This job has no photos yet.',
  restricted: 'Photos of this job are restricted. A picture that you add would not be shown to you.',
  unreadable: 'This device can’t show the picture. Choose another one.',
  notHere:
    'The picture behind the plan can’t be shown. It isn’t on this device yet, or you don’t have permission to see it.',
  alt: 'Picture behind the plan',
  how: {
    measure: 'Drag along a length that you know, and type it.',
    move: 'Drag the picture to where it belongs.',
  },
  measure: 'Set the scale',
  move: 'Move the picture',
  across: 'Type how wide the picture is',
  turn: 'Turn the picture',
  remove: 'Remove the picture',
}

export type SketchBackgroundWords = typeof enSketchBackground
