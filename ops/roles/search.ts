import { notFound } from '@tanstack/react-router'
import * as z from 'zod'
import { permissions } from '#domain/roles/permissions.ts'
import type { Grants } from '#domain/roles/grants.ts'
import { plainWords } from '#platform/text/plain-words.ts'
import { lazily } from '#platform/lazily.ts'
import { isRecordId } from '../paths.ts'
import type { GroupedEntry } from './words.ts'

export const longestSearch = 60

/** What is shown of a role, as it stands in the address; what cannot be understood is left out. */
const RoleSearch = lazily(() =>
  z.object({
    q: z
      .string()
      .transform((typed) => typed.slice(0, longestSearch) || undefined)
      .optional()
      .catch(undefined),
    show: z.enum(['granted', 'sensitive']).optional().catch(undefined),
    /** The role that stands beside this one. */
    compare: z.uuid().optional().catch(undefined),
    /** The permission of which is asked who has it. */
    who: z.enum(permissions).optional().catch(undefined),
    /** The role that a new one begins as a copy of. */
    from: z.uuid().optional().catch(undefined),
  }),
)
export type RoleSearch = z.output<ReturnType<typeof RoleSearch>>

export function readRoleSearch(search: Record<string, unknown>): RoleSearch {
  return RoleSearch().parse(search)
}

export function checkRoleId(id: string) {
  if (!isRecordId(id)) throw notFound()
}

/** True for what the search and the filter leave: each word typed begins or stands in its words, its group or its name. */
export function isShown(entry: GroupedEntry, { q, show }: RoleSearch, grants: Grants) {
  if (show === 'sensitive' && !entry.isSensitive) return false
  if (show === 'granted' && !grants[entry.permission]) return false
  const text = plainWords(`${entry.words} ${entry.group} ${entry.permission}`).join(' ')
  return plainWords(q ?? '').every((word) => text.includes(word))
}

/** What stays when another role is opened. */
export function keepFilter({ q, show }: RoleSearch): RoleSearch {
  return { q, show }
}
