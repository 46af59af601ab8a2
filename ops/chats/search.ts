import { notFound } from '@tanstack/react-router'
import * as z from 'zod'
import { isRecordId } from '../paths.ts'

/** Which part of a conversation a narrow screen shows. */
const ChatSearch = z.object({ column: z.literal('facts').optional().catch(undefined) })
export type ChatSearch = z.output<typeof ChatSearch>

export function readChatSearch(search: Record<string, unknown>): ChatSearch {
  return ChatSearch.parse(search)
}

export function checkChatId(id: string) {
  if (!isRecordId(id)) throw notFound()
}
