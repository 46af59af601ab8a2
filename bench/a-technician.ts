import { aColleague, ask } from '#test/e2e/crew.ts'
import { receiveLead } from '#test/e2e/leads.ts'
import { openSession } from '#test/fault/staff.ts'

/** A technician to whom so many requests were assigned, by name. */
export async function aTechnician(url: string, requests: number) {
  const product = { origin: url }
  const person = await aColleague(product, { first_name: 'Ivy', last_name: 'Wren' })
  const token = await openSession(url)
  const names: string[] = []
  for (let number = 1; number <= requests; number++) {
    const name = `Basement Number ${number}`
    const { id } = await receiveLead(product, {
      name,
      phone: `(330) 555-01${String(number).padStart(2, '0')}`,
    })
    await ask(product, `PUT /api/leads/${id}/assignee`, {
      token,
      body: { employee_id: person.id, revision: 1 },
    })
    names.push(name)
  }
  return { ...person, names }
}
