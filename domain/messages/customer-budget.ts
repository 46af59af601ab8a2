/** Text messages within `budgetSpan`: to one number, and of the firm to anyone, its own people included. */
const perNumber = 3
const perFirm = 60

/** Whether a customer can be texted now. It is not caught up later: "on the way" is true for minutes only. */
export function isWithinCustomerBudget(sent: { toNumber: number; byFirm: number }) {
  return sent.toNumber < perNumber && sent.byFirm < perFirm
}
