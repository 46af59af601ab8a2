import { notFound } from '@tanstack/react-router'
import { isRecordId } from '../paths.ts'

export function checkJobId(id: string) {
  if (!isRecordId(id)) throw notFound()
}
