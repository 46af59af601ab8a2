/** Every advisory lock of the app's database, so that no two share a number. Any numbers will do. */
export const advisoryLocks = {
  /** Held while relaying events. */
  relay: 7_301_001,
  /** Of several that start at once on one empty database, one makes the owner. */
  firstRun: 7_301_002,
  /** While a backup is made nothing removes files: its snapshot may still name them. */
  filesStay: 7_301_003,
  /** Of several demos that start at once, one fills. */
  fillDemo: 7_301_004,
  /** Held while sealing events. */
  seal: 7_301_005,
  /** Held while spending the text message budgets. */
  textBudget: 7_301_006,
  /** With the sender as the second key: held while counting this sender's requests. */
  senderTurn: 7_301_007,
  /** With the address as the second key: held while the subscription of this browser changes hands. */
  pushEndpoint: 7_301_008,
  /** With the person as the second key: held while spending the budget of notifications about visits. */
  visitNotices: 7_301_009,
  /** Held while the units of equipment and their models change. */
  equipment: 7_301_010,
  /** Held while spending the budget of notifications about chats that are given. */
  chatNotices: 7_301_011,
} as const
