import { isDeepStrictEqual } from 'node:util'
import { announce } from '#platform/events/events.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { Refusal } from '#platform/refusal.ts'
import type { World } from '#platform/world.ts'
import { companyId } from '#domain/company/company.ts'
import { EquipmentRules, firstEquipmentRules } from '#domain/equipment/equipment-rules.ts'
import { firstPoints } from '#domain/file-audit/audit-rules.ts'
import { readWeights, type AuditPoints } from '#domain/file-audit/audit-weights.ts'
import { firstTemplates } from '#domain/messages/templates.ts'
import { firstPackets } from '#domain/packets/first-packets.ts'
import { Packets } from '#domain/packets/packets.ts'
import type { Allowed } from '#domain/roles/allowed.ts'
import { DryingSetup, firstDryingSetup } from '#domain/readings/setup/drying-setup.ts'
import { jobSetupChanged } from './set-up-event.ts'
import {
  CertificationRules,
  ClockTargets,
  firstCertificationRules,
  firstTargets,
  MessageTemplates,
  type JobSetup,
  type SetupPart,
} from './set-up.ts'

/** For who may change it. */
export async function getSetup(world: World, _manager: Allowed<'config.stages'>): Promise<JobSetup> {
  const [clocks, certifications, templates, drying, equipment, packets, audit] = await Promise.all([
    findPart(world, 'clocks'),
    findPart(world, 'certifications'),
    readTemplates(world),
    readDryingSetup(world),
    readEquipment(world),
    readPacketSetup(world),
    readAuditPoints(world),
  ])
  return {
    clocks: clocks
      ? { ...clocks, value: ClockTargets.parse(clocks.value) }
      : { value: firstTargets, revision: 0 },
    certifications: certifications
      ? { ...certifications, value: CertificationRules.parse(certifications.value) }
      : { value: firstCertificationRules, revision: 0 },
    templates,
    drying,
    equipment,
    packets,
    audit: { value: audit.weights, revision: audit.revision },
  }
}

/** For whoever writes to customers. */
export async function getTemplates(
  world: World,
  _sender: Allowed<'messages.send'>,
): Promise<MessageTemplates> {
  return (await readTemplates(world)).value
}

/** For the product itself: the targets of jobs that are made now. */
export async function readTargets(world: World): Promise<ClockTargets> {
  const clocks = await findPart(world, 'clocks')
  return clocks ? ClockTargets.parse(clocks.value) : firstTargets
}

/** For the product itself: what the readings of jobs are judged by, now or at an earlier revision. */
export async function readDryingSetup(world: World, revision?: number): Promise<JobSetup['drying']> {
  if (revision === 0) return { value: firstDryingSetup, revision }
  const drying = await findPart(world, 'drying', revision)
  if (drying) return { ...drying, value: DryingSetup.parse(drying.value) }
  if (revision !== undefined) throw new Error(`There is no revision ${revision} of the drying set-up.`)
  return { value: firstDryingSetup, revision: 0 }
}

/** For the product itself: how the days of equipment are counted. */
export async function readEquipmentRules(world: World): Promise<EquipmentRules> {
  return (await readEquipment(world)).value
}

/** For the product itself: the forms that each kind of loss needs. */
export async function readPackets(world: World): Promise<Packets> {
  return (await readPacketSetup(world)).value
}

/** For the product itself: what the rules of the audit of a file are worth. */
export async function readAuditPoints(world: World): Promise<AuditPoints> {
  const audit = await findPart(world, 'audit')
  if (!audit) return firstPoints
  return { weights: readWeights(audit.value), revision: audit.revision }
}

type Change = { part: SetupPart; value: object; revision: number }

/** `revision` is the one it was made from: where someone else was quicker nothing is overwritten. The same again changes nothing. */
export function changeSetup(
  world: World,
  manager: Allowed<'config.stages'>,
  { part, value, revision }: Change,
): Promise<JobSetup> {
  return inTransaction(world, async (world) => {
    // The first change of a part has no row to lock.
    await world.db.selectFrom('company').select('id').forUpdate().execute()
    const present = (await getSetup(world, manager))[part]
    if (!isDeepStrictEqual(present.value, value)) {
      if (present.revision !== revision)
        throw new Refusal(
          409,
          'setup-moved-on',
          'Someone else changed this first. Look at it again before you save.',
        )
      await writePart(world, { part, value, revision: revision + 1 }, manager.employee.id)
      const told = { company_id: companyId, part, revision: revision + 1 }
      await announce(world, jobSetupChanged, told, manager.employee.id)
    }
    return getSetup(world, manager)
  })
}

async function readTemplates(world: World): Promise<JobSetup['templates']> {
  const templates = await findPart(world, 'templates')
  if (!templates) return { value: [...firstTemplates], revision: 0 }
  return { ...templates, value: MessageTemplates.parse(templates.value) }
}

async function readEquipment(world: World): Promise<JobSetup['equipment']> {
  const equipment = await findPart(world, 'equipment')
  if (!equipment) return { value: firstEquipmentRules, revision: 0 }
  return { ...equipment, value: EquipmentRules.parse(equipment.value) }
}

async function readPacketSetup(world: World): Promise<JobSetup['packets']> {
  const packets = await findPart(world, 'packets')
  if (!packets) return { value: firstPackets, revision: 0 }
  return { ...packets, value: Packets.parse(packets.value) }
}

/** The version in force, which is the newest, or that of a revision. */
async function findPart({ db }: World, part: SetupPart, revision?: number) {
  const versions = db.selectFrom('job_setup').select(['value', 'revision']).where('part', '=', part)
  const wanted = revision === undefined ? versions : versions.where('revision', '=', revision)
  return wanted.orderBy('revision', 'desc').limit(1).executeTakeFirst()
}

async function writePart({ db, now }: World, { part, value, revision }: Change, changed_by: string) {
  const row = { part, value: JSON.stringify(value), revision, changed_at: now(), changed_by }
  await db.insertInto('job_setup').values(row).execute()
}
