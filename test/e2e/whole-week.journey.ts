import { portalCached } from './field-device.ts'
import { expect, test } from './product.ts'
import { setPin } from './signing.ts'
import { finishVisit, lockReadings, readRound, type Round } from './week/a-visit.ts'
import { aWeek, type Week } from './week/a-week.ts'
import { findNothingMissing } from './week/the-audit.ts'
import { takeTheCall, told } from './week/the-call.ts'
import { certify } from './week/the-certificate.ts'
import { arrive, loseSignal, signAuthorization, signWaiver } from './week/the-door.ts'
import { checkExport, downloadWholeFile, readExport } from './week/the-export.ts'
import { machines, placeMachines, pullMachines } from './week/the-machines.ts'
import { moveOnAtTheHouse, moveTo, planVisit } from './week/the-office.ts'
import { takePhotos } from './week/the-photos.ts'
import { drawPlan } from './week/the-plan.ts'
import { crew, hireStaff, type Staff } from './week/the-staff.ts'
import { addPlaces, sayWhatWaterItIs, surveyKitchen } from './week/the-survey.ts'

test.describe.configure({ timeout: 900_000 })

const nora = { name: told.name, isCalled: 'Nora' }
const rounds = {
  monday: { sinkWall: '28', outside: '5462', dry: '7144', chamber: '7661', into: '7756', outOf: '9022' },
  tuesday: { sinkWall: '22', outside: '5260', dry: '7143', chamber: '8048', into: '8146', outOf: '9520' },
  wednesday: { sinkWall: '16', outside: '4970', dry: '7142', chamber: '8240', into: '8339', outOf: '9618' },
  thursday: { sinkWall: '12', outside: '5155', dry: '7143', chamber: '8332', into: '8431', outOf: '9716' },
} as const
const papers = [
  'work-authorization-ohio',
  'notice-of-cancellation',
  'emergency-waiver',
  'certificate-of-drying',
] as const

test('a crew’s whole week, from the call to the checked export: what the caller says is typed once, and nothing is missing to get paid', async ({
  browser,
}) => {
  const week = await aWeek(browser)
  try {
    await week.begin(0)
    const staff = await hireStaff(week)
    const { id, number } = await monday(week, staff)

    await week.begin(1, 9)
    await dryingVisit(await week.phone(staff.tech), id, {
      round: rounds.tuesday,
      review: { gap: 'Review: The 24-hour review is due', seen: 'Still clear, and no smell' },
      photos: { 'What is removed, Kitchen': 1, 'Meter on a point, Kitchen': 1 },
    })

    await week.begin(2, 9)
    await dryingVisit(await week.phone(staff.tech), id, {
      round: rounds.wednesday,
      review: { gap: 'Review: The 48-hour review is due', seen: 'Nothing came back' },
    })

    await week.begin(3, 9)
    await lastVisit(await week.phone(staff.tech), id)

    const office = await week.desk(staff.office)
    await findNothingMissing(office, id)
    await moveTo(office, id, 'Docs complete')
    const file = await downloadWholeFile(office, id, staff.office)
    expect(await checkExport(file)).toMatch(new RegExp(`^${number}, exported by Rosa Plover`))
    await expectWhatWasTold(file, number)
    for (const value of [...Object.values(told), ...machines])
      expect([value, week.typed.times(value)]).toEqual([value, 1])
  } finally {
    await week.end()
  }
})

/** The call; at the house, without signal, the papers, the plan, the photos, the machines and the first readings; the office plans on. */
async function monday(week: Week, staff: Staff) {
  const phone = await week.phone(staff.tech)
  await setPin(phone)
  await portalCached(phone)
  const desk = await week.desk(staff.dispatcher)
  const { token } = staff.dispatcher
  const { id, number } = await takeTheCall(desk, { origin: week.origin, token, crew })

  await loseSignal(phone, { customer: nora.name })
  await arrive(phone)
  await signAuthorization(phone, id, nora)
  await signWaiver(phone, id, nora)
  await drawPlan(phone, id)
  await surveyKitchen(phone, id)
  await takePhotos(phone, id, {
    'Front of the house': 1,
    'Source of the loss': 2,
    'Before any work, Kitchen': 4,
  })
  const seen = 'Clear water from the supply line below the sink'
  await sayWhatWaterItIs(phone, id, { gap: 'Write: Category 1 has no reason', seen })
  await placeMachines(phone, id)
  await takePhotos(phone, id, { 'Machines with their tags, Kitchen': 1 })
  await addPlaces(phone, id)
  await readRound(phone, id, rounds.monday)
  await findNothingMissing(phone, id)
  await lockReadings(phone, id)
  await finishVisit(phone, nora.name)

  await moveTo(await week.desk(staff.office), id, 'Drying')
  for (const on of ['2026-11-10', '2026-11-11', '2026-11-12'])
    await planVisit(desk, id, { kind: 'Monitoring', on, crew })
  return { id, number }
}

type Phone = Parameters<typeof arrive>[0]
type DryingVisit = {
  round: Round
  review: { gap: string; seen: string }
  photos?: Readonly<Record<string, number>>
}

async function dryingVisit(phone: Phone, id: string, { round, review, photos }: DryingVisit) {
  await loseSignal(phone, { customer: nora.name })
  await arrive(phone)
  await readRound(phone, id, round)
  await sayWhatWaterItIs(phone, id, review)
  if (photos) await takePhotos(phone, id, photos)
  await findNothingMissing(phone, id)
  await lockReadings(phone, id)
  await finishVisit(phone, nora.name)
}

/** It is dry: the machines go, and the customer signs the certificate. */
async function lastVisit(phone: Phone, id: string) {
  await loseSignal(phone, { customer: nora.name })
  await arrive(phone)
  await readRound(phone, id, rounds.thursday)
  await sayWhatWaterItIs(phone, id, { gap: 'Review: The 72-hour review is due', seen: 'Dry to the touch' })
  await pullMachines(phone, id)
  await moveOnAtTheHouse(phone, id, 'Dry')
  await takePhotos(phone, id, { 'The finished room, Kitchen': 1 })
  await certify(phone, id, nora)
  await findNothingMissing(phone, id)
  await lockReadings(phone, id)
  await finishVisit(phone, nora.name)
}

/** The job and every signed paper say what the caller said, though nobody wrote it in them. */
async function expectWhatWasTold(file: string, number: string) {
  const { job, answersOf } = await readExport(file)
  expect(job).toMatchObject({ number, name: told.name, carrier: told.carrier, stage: 'docs_complete' })
  const facts = { policy_number: told.policy, claim_number: told.claim, address: '1187 Larkspur Lane' }
  expect(job['facts']).toMatchObject(facts)
  const header = { job_number: number, customer: told.name, phone: '(330) 555-0117' }
  for (const form of papers) expect(answersOf(form)).toMatchObject({ ...header, loss_address: told.address })
}
