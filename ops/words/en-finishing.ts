/** What is asked before the end of a visit. */
export const finishing = {
  title: 'Finish the visit?',
  lead: 'This is still open:',
  hazards: (names: string) => `Hazards not asked: ${names}`,
  moves: 'What isn’t done moves on to the next visit.',
  go: 'Finish the visit',
  stay: 'Stay here',
}
