import { announce } from '#platform/events/events.ts'
import { reencode } from '#platform/images/reencode.ts'
import { Refusal } from '#platform/refusal.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { newId } from '#platform/uuid.ts'
import type { World } from '#platform/world.ts'
import { lockCertification, requireCertification } from './certifications.server.ts'
import { removeDocument } from './documents.server.ts'
import { checkBy, personOf, type CertificationEditor } from './certification-editor.ts'
import { documentStored } from './certification-events.ts'

/** Stores a certification's document and replaces the earlier one. Photos are re-encoded, like every picture. */
export async function storeDocument(
  world: World,
  editor: CertificationEditor,
  { id, bytes }: { id: string; bytes: Uint8Array },
): Promise<void> {
  // Asked before the work and the file, and again under the lock: meanwhile it may be gone.
  await requireCertification(world, editor, id)
  const document = isPdf(bytes)
    ? { bytes, file_type: 'application/pdf' as const }
    : { bytes: await photoOf(bytes), file_type: 'image/jpeg' as const }
  const file_key = `papers/${id}/${newId(world.now().getTime())}`
  // Write the file durably before the row, so that every row has its file.
  await world.files.put(file_key, document.bytes)
  const before = await inTransaction(world, async (world) => {
    const { employee_id, revision, file_key: before } = await lockCertification(world, editor, { id })
    await world.db
      .updateTable('certification')
      .set({
        file_key,
        file_type: document.file_type,
        revision: revision + 1,
        ...checkBy(editor, employee_id, world.now()),
      })
      .where('id', '=', id)
      .execute()
    await announce(world, documentStored, { employee_id, certification_id: id }, personOf(editor).id)
    return before
  }).catch(async (error: unknown) => {
    await world.files.remove(file_key)
    throw error
  })
  await removeDocument(world, before)
}

async function photoOf(bytes: Uint8Array) {
  try {
    return (await reencode(bytes)).picture
  } catch (error) {
    if (!(error instanceof Refusal) || error.status !== 415) throw error
    throw new Refusal(415, 'document-kind', 'Choose a PDF or a photo of the document.')
  }
}

function isPdf(bytes: Uint8Array) {
  return Buffer.from(bytes.subarray(0, 5)).toString('latin1') === '%PDF-'
}
