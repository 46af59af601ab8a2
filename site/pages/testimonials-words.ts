/** How a review gets onto the page, and what nobody can buy or prevent. */
export const reviewRules = [
  {
    title: 'We print it as it was written',
    text: 'We don’t shorten a review or improve the wording. If we remove a phone number or a street address, we mark the place.',
  },
  {
    title: 'The customer agrees in writing',
    text: 'We ask before we print anything. A first name, the town and the month are enough.',
  },
  {
    title: 'The number of stars doesn’t matter',
    text: 'We print a one-star review under the same rules as a five-star review.',
  },
  {
    title: 'We answer complaints',
    text: 'If a review says that we got something wrong, we contact the customer about it. We never ask anyone to change or withdraw a review.',
  },
  {
    title: 'We give nothing in return',
    text: 'You won’t get a discount, a gift or an entry in a drawing for a review. A review that was paid for is an advertisement.',
  },
  {
    title: 'We never ask after trauma cleanup',
    text: 'We don’t ask these families for a review. We print one only if the family asks us to.',
  },
] as const

/** What helps the next person who has to choose a company. */
export const reviewPrompts = [
  'What happened, and in what kind of building?',
  'What went well, and who did it?',
  'What should we do differently next time?',
] as const
