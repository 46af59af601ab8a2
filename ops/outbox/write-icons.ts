import {
  Camera,
  ClipboardList,
  Fan,
  Flag,
  KeyRound,
  ListChecks,
  PhoneIncoming,
  Ruler,
  StickyNote,
  Truck,
  Undo2,
  type LucideIcon,
} from 'lucide-react'
import type { Write } from '#domain/sync/write.ts'

/** The icon of what someone did, in their outbox and at the office. */
export const writeIcons: Readonly<Record<Write['kind'], LucideIcon>> = {
  note: StickyNote,
  step: Truck,
  undo_step: Undo2,
  photo: Camera,
  move: Flag,
  job: PhoneIncoming,
  job_change: ClipboardList,
  job_category: ClipboardList,
  access_code: KeyRound,
  item: ListChecks,
  item_change: ListChecks,
  room: Ruler,
  room_change: Ruler,
  equipment_move: Fan,
  job_stage: Flag,
  job_side: Flag,
}
