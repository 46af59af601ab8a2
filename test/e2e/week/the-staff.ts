import { newId } from '#platform/uuid.ts'
import { aColleague, ask, namePriceList, type Known } from '../crew.ts'
import { signIn } from '../product.ts'
import { ownMachines } from './the-machines.ts'

type Where = { origin: string }

/** Who works with this loss, on a device of their own each: none of them is asked to sign in again all week. */
export async function hireStaff(product: Where) {
  const owner = await signIn(product)
  await ownMachines(product, owner)
  await namePriceList(product, owner, 'Price list of October 1, 2026')
  const tech = await aColleague(product, { first_name: 'Imre', last_name: 'Godwit', role: 'Lead technician' })
  const certification = { id: newId(), employee_id: tech.id, code: 'WRT' }
  await ask(product, 'POST /api/certifications', { token: owner, body: certification })
  const dispatcher = await aColleague(product, {
    first_name: 'Marcus',
    last_name: 'Wren',
    role: 'Dispatcher',
  })
  const office = await aColleague(product, {
    first_name: 'Rosa',
    last_name: 'Plover',
    role: 'Office manager',
  })
  return {
    tech: await staySignedIn(product, tech),
    dispatcher: await staySignedIn(product, dispatcher),
    office: await staySignedIn(product, office),
  }
}

/** The name of the crew, as its calendar has it. */
export const crew = 'Imre Godwit'

async function staySignedIn(product: Where, known: Known): Promise<Known> {
  const body = { username: known.username, password: known.password, remember_me: true }
  const { token } = await ask(product, 'POST /api/auth/login', { body })
  return { ...known, token }
}

export type Staff = Awaited<ReturnType<typeof hireStaff>>
