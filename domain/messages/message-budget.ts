/** Messages within `budgetSpan`, and in a day. */
const perPerson = { lately: 20, today: 200 }
const perAddress = { lately: 5, today: 20 }

export type Written = { lately: number; today: number }

/** Whether another message can be written: by this person, and to this address. Text messages have a budget of their own beside it. */
export function isWithinMessageBudget({ byPerson, toAddress }: { byPerson: Written; toAddress: Written }) {
  return isBelow(byPerson, perPerson) && isBelow(toAddress, perAddress)
}

function isBelow(written: Written, most: Written) {
  return written.lately < most.lately && written.today < most.today
}
