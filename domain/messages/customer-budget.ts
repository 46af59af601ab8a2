/** Text messages to one number, within `budgetSpan` and in a day. */
const perNumber = { lately: 3, today: 10 }
/** Within `budgetSpan`, of the firm to anyone, its own people included. */
const perFirm = 60

/** Whether a customer can be texted now. It is not caught up later: "on the way" is true for minutes only. */
export function isWithinCustomerBudget(sent: { toNumber: number; toNumberToday: number; byFirm: number }) {
  return sent.toNumber < perNumber.lately && sent.toNumberToday < perNumber.today && sent.byFirm < perFirm
}
