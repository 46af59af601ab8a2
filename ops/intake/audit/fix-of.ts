import type { AuditCheck } from '#domain/file-audit/file-audit.ts'
import type { Difference } from '#domain/readings/deviations/compared-here.ts'
import type { Aim } from '../photos/aim.ts'

/** Where a gap is put right: at the point or the field itself, in front of the audit, or on another page. */
export type Fix =
  | { by: 'reading'; at: string | undefined }
  | { by: 'page'; page: 'rooms' | 'drying' | 'equipment' | 'visits' | 'photos' }
  | { by: 'room'; id: string }
  | { by: 'category' }
  | { by: 'difference'; difference: Difference }
  | { by: 'photo'; aim: Aim }

/** The fix of the first that is missing. */
export function fixOf({ key, judged }: AuditCheck): Fix | null {
  if (judged.outcome !== 'open') return null
  const [missing] = judged.missing
  switch (missing.is) {
    case 'point':
      return key === 'final_goals' ? { by: 'page', page: 'drying' } : { by: 'reading', at: missing.id }
    case 'reference':
      return { by: 'reading', at: missing.id }
    case 'points':
    case 'air':
      return { by: 'reading', at: undefined }
    case 'room':
      return key === 'rooms_mapped' ? { by: 'reading', at: undefined } : { by: 'room', id: missing.id }
    case 'rooms':
      return { by: 'page', page: 'rooms' }
    case 'category':
    case 'review':
      return { by: 'category' }
    case 'difference':
      return { by: 'difference', difference: missing.difference }
    case 'unit':
      // A photo proves where a unit was placed only with that move: a move that never took place is not made up for it.
      return key === 'dehumidifiers_read'
        ? { by: 'reading', at: undefined }
        : { by: 'page', page: 'equipment' }
    case 'equipment':
      return { by: 'page', page: 'equipment' }
    case 'gap':
      return { by: 'page', page: 'visits' }
    case 'photo':
      return { by: 'photo', aim: { phase: missing.phase, room_id: missing.room_id } }
  }
}

/** From a desk nobody measures or takes photos: there the page shows what there is. */
export function seenFromOffice(fix: Fix): Fix {
  if (fix.by === 'reading') return { by: 'page', page: 'drying' }
  return fix.by === 'photo' ? { by: 'page', page: 'photos' } : fix
}
