/** Every advisory lock of the app's database, so that no two share a number. Any numbers will do. */
export const advisoryLocks = {
  /** Whoever holds it relays the events. */
  relay: 7_301_001,
  /** Of several that start at once on one empty database, one makes the owner. */
  firstRun: 7_301_002,
  /** While a backup is made nothing removes files: its snapshot may still name them. */
  filesStay: 7_301_003,
  /** Of several demos that start at once, one fills. */
  fillDemo: 7_301_004,
  /** Whoever holds it seals the events. */
  seal: 7_301_005,
  /** Whoever holds it spends of the budgets of text messages. */
  textBudget: 7_301_006,
  /** With the sender as the second key: whoever holds it counts the requests of this sender. */
  senderTurn: 7_301_007,
} as const
