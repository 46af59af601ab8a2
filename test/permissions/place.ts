import { aBox, aChair } from '#domain/contents/contents.fixture.ts'
import { trilliumRooms } from '#domain/rooms/the-trillium-rooms.fixture.ts'
import { createHash } from 'node:crypto'
import { aPicture } from '#platform/images/pictures.fixture.ts'
import { newId } from '#platform/uuid.ts'
import { aJob } from '#test/a-job.ts'
import { aSentLead } from '#test/a-lead.ts'
import { aPerson, type Person } from '#test/people.ts'
import { aModel } from '#test/some-equipment.ts'
import { createTestWorld } from '#test/world.ts'
import { aPoint, aStation } from '#domain/readings/larkspur-readings.fixture.ts'
import { columns, type Column } from './read-table.ts'

export type Place = Awaited<ReturnType<typeof openPlace>>

/** A product with someone in each role, and what the requests of the table are about. */
export async function openPlace() {
  const test = await createTestWorld({ limitScale: 1_000_000 })
  const people = new Map<Column, Person>()
  for (const role of columns) people.set(role, await aPerson(test, role, `The ${role}`))
  const other = await aPerson(test, 'Owner', 'Someone else')
  const bytes = await aPicture(40, 20).jpeg().toBuffer()
  const photo = { bytes: new Uint8Array(bytes), sha256: createHash('sha256').update(bytes).digest('hex') }

  let units = 0
  const make = async (path: string, json: object) => {
    const answer = await other.request(path, { method: 'POST', json })
    if (answer.status !== 201) throw new Error(`${path} answered with ${answer.status}.`)
  }

  return {
    ...test,
    people,
    other,
    photo,

    /** A request for help that this person takes care of. */
    async aLead({ id: assigned_to }: { id: string }, changed: object = {}) {
      const lead = aSentLead()
      await make('/api/leads', lead)
      await test.world.db
        .updateTable('lead')
        .set({ assigned_to, ...changed })
        .where('id', '=', lead.id)
        .execute()
      return lead.id
    },

    /** A job of a call that this person takes care of. */
    async aJob({ id: assigned_to }: { id: string }) {
      const { id } = await aJob(test, other)
      await test.world.db.updateTable('lead').set({ assigned_to }).where('id', '=', id).execute()
      return id
    },

    /** A visit of a job that is to be scheduled, with people who go whatever their roles are. */
    async aVisit(jobId: string, people: readonly { id: string }[] = []) {
      const id = newId()
      await make(`/api/jobs/${jobId}/visits`, { id, kind: 'inspection' })
      const row = { visit_id: id, job_id: jobId }
      for (const [place, { id: employee_id }] of people.entries())
        await test.world.db
          .insertInto('visit_person')
          .values({ ...row, employee_id, place })
          .execute()
      return id
    },

    /** Something to be done at a job. */
    async anItem(jobId: string) {
      const id = newId()
      await make(`/api/jobs/${jobId}/items`, { id, text: 'Photos of the ceiling' })
      return id
    },

    /** A room of a job. */
    async aRoom(jobId: string) {
      const id = newId()
      await make(`/api/jobs/${jobId}/rooms`, { ...trilliumRooms.kitchen, id, chamber: null })
      return id
    },

    /** Something that belongs to the customer of a job. */
    async aContentsItem(jobId: string) {
      const id = newId()
      await make(`/api/jobs/${jobId}/contents`, { ...aChair, id })
      return id
    },

    /** A box of a job. */
    async aBox(jobId: string) {
      const id = newId()
      await make(`/api/jobs/${jobId}/boxes`, { ...aBox, id })
      return id
    },

    /** A moisture point of a job, in a room of its own. */
    async aPoint(jobId: string) {
      const [id, room_id] = [newId(), newId()]
      await make(`/api/jobs/${jobId}/rooms`, { ...trilliumRooms.kitchen, id: room_id, chamber: null })
      await make(`/api/jobs/${jobId}/points`, { ...aPoint, id, room_id })
      return id
    },

    /** A station of a job at which the air is measured. */
    async aStation(jobId: string) {
      const id = newId()
      await make(`/api/jobs/${jobId}/stations`, { ...aStation, id })
      return id
    },

    /** A reading of a visit that someone else took, and closed if asked for. */
    async aReading(jobId: string, { isClosed }: { isClosed: boolean }) {
      const [id, point_id] = [newId(), await this.aPoint(jobId)]
      const visit_id = await this.aVisit(jobId)
      const reading = { job_id: jobId, visit_id, point_id, value: 20, at: test.world.now().toISOString() }
      const put = { method: 'PUT', json: reading }
      const answers = [await other.request(`/api/readings/${id}`, put)]
      if (isClosed)
        answers.push(await other.request(`/api/visits/${visit_id}/close`, { method: 'POST', json: {} }))
      if (answers.some(({ ok }) => !ok)) throw new Error('No reading was made.')
      return { id, point_id, visit_id }
    },

    /** A unit of equipment, on the truck. */
    async aUnit() {
      const [model_id, id] = [newId(), newId()]
      await make('/api/equipment/models', { ...aModel, id: model_id })
      units += 1
      await make('/api/equipment/units', {
        model_id,
        units: [{ id, number: `UN-${units}`, serial_number: '' }],
      })
      return id
    },

    /** Someone without a password of their own, and the code that lets them in. */
    async aCode() {
      const { id, username } = await aPerson(test, 'Technician', 'A newcomer')
      const answer = await other.request(`/api/employees/${id}/code`, { method: 'POST' })
      const { code }: { code: string } = await answer.json()
      return { username, code }
    },

    /** A role of the company's own that allows nothing. */
    async aRole() {
      const role = { id: newId(), name: `Role ${newId()}`, permissions: {} }
      await make('/api/roles', role)
      return role
    },
  }
}
