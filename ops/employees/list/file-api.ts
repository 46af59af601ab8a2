import { hc, parseResponse } from 'hono/client'
import type { EmployeeFilesApi } from '#api/employee-files.ts'
import { asMe } from '../../as-me.ts'

const files = hc<EmployeeFilesApi>('/api/employees', asMe)

export function planImport(csv: string) {
  return parseResponse(files.import.plan.$post({ json: { csv } }))
}

export function importEmployees(json: { csv: string; plan: string }) {
  return parseResponse(files.import.$post({ json }))
}

/** Everyone as the text of a file. */
export async function exportEmployees() {
  return String(await parseResponse(files.export.$post()))
}
