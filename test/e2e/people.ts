/** Everyone who appears in the journeys. Nothing of what they say may be found in the server's log. */
/** The owner, whom the server makes as it starts. */
export { admin as owner } from '../fault/built-server.ts'
export const guessed = { username: 'quillon.vance', password: 'hunter2-hunter2' }

export const ann = { name: 'Annelise Krauthammer', phone: '(330) 555-0188', town: '14 Quarry Lane, Lisbon' }
export const bert = { name: 'Bertrand Okonkwo', phone: '(724) 555-0123', town: '9 Mill Street, Pulaski' }
export const cleo = { name: 'Cleophea Zandstra', phone: '(234) 555-0147', town: 'Boardman' }
export const dirk = { name: 'Dirkje Vandermolen', phone: '(330) 555-0162', town: 'Salem' }
export const emil = { name: 'Emilian Wojtowicz', phone: '(330) 555-0171', town: 'Leetonia' }
export const fern = { name: 'Fernanda Quisling', phone: '(724) 555-0139', town: 'Beaver Falls' }

export const gwen = { name: 'Gwendoline Pemberton-Ashworth', phone: '(330) 555-0119', town: 'Calcutta' }
export const hugo = { name: 'Hugo Ainsley', phone: '(724) 555-0177', town: 'Wampum' }
export const iris = { name: 'Iris Thorvaldsen', phone: '(234) 555-0156', town: 'Girard' }

export const people = [ann, bert, cleo, dirk, emil, fern, gwen, hugo, iris]

/** What was told beside names and numbers. */
export const told = 'The sump pump gave up and the toys float'
export const noted = 'Gate code 7741, ask for the blue key'
