import { randomBytes } from 'node:crypto'

/** The owner, whom the server makes as it starts. */
export { admin as owner } from '../fault/built-server.ts'
export const guessed = { username: 'quillon.vance', password: 'hunter2-hunter2' }

export type Caller = { name: string; phone: string; town: string }

/**
 * Who asks for help in the journeys, each with a last name that ends like this: journeys at one product, beside each other
 * or after each other, find their own. Nothing of what they say may be found in the server's log.
 */
export function callers(ending: string) {
  const named = (name: string, phone: string, town: string): Caller => ({ name: name + ending, phone, town })
  return {
    ann: named('Annelise Krauthammer', '(330) 555-0188', '14 Quarry Lane, Lisbon'),
    bert: named('Bertrand Okonkwo', '(724) 555-0123', '9 Mill Street, Pulaski'),
    cleo: named('Cleophea Zandstra', '(234) 555-0147', 'Boardman'),
    dirk: named('Dirkje Vandermolen', '(330) 555-0162', 'Salem'),
    emil: named('Emilian Wojtowicz', '(330) 555-0171', 'Leetonia'),
    fern: named('Fernanda Quisling', '(724) 555-0139', 'Beaver Falls'),
    gwen: named('Gwendoline Pemberton-Ashworth', '(330) 555-0119', 'Calcutta'),
    hugo: named('Hugo Ainsley', '(724) 555-0177', 'Wampum'),
    iris: named('Iris Thorvaldsen', '(234) 555-0156', 'Girard'),
  }
}

export type Callers = ReturnType<typeof callers>

/** An ending that no other test has. */
export function anEnding() {
  return `-${randomBytes(3).toString('hex')}`
}

/** What was told beside names and numbers. */
export const told = 'The sump pump gave up and the toys float'
export const noted = 'Gate code 7741, ask for the blue key'
