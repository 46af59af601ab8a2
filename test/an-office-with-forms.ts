import { publishStandardForms } from '#domain/forms/forms.server.ts'
import { dailyLog } from '#domain/submissions/a-submission.fixture.ts'
import { aPerson, type Person } from './people.ts'
import { createTestWorld } from './world.ts'

/** A form that came with the product, the owner and the office. */
export async function anOfficeWithForms() {
  const test = await createTestWorld()
  await publishStandardForms(test.world, [dailyLog])
  const dana = await aPerson(test)
  const rosa = await aPerson(test, 'Office manager', 'Rosa Plover')
  const at = `/api/form-templates/${dailyLog.slug}`
  const get = async (path = at) => (await rosa.request(path)).json()
  const save = (
    revision: number,
    definition: object,
    { who = rosa, path = at }: { who?: Person; path?: string } = {},
  ) => who.request(`${path}/draft`, { method: 'PUT', json: { revision, definition } })
  const post = (path: string, json: object, who = dana) => who.request(path, { method: 'POST', json })
  const publish = (revision: number, who = dana) => post(`${at}/publish`, { revision }, who)
  const events = async () => {
    const rows = await test.world.db
      .selectFrom('event')
      .select('name')
      .where('name', 'like', 'form.%')
      .orderBy('id')
      .execute()
    return rows.map(({ name }) => name)
  }
  return { ...test, dana, rosa, at, get, save, post, publish, events }
}
