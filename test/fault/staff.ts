import * as z from 'zod'
import { LeadDetail } from '#domain/leads/lead.ts'
import { LeadPage, type LeadRow } from '#domain/leads/lead-row.ts'
import { admin } from './built-server.ts'

const SignedIn = z.object({ token: z.string() })

/** Someone in the office, who sees what has arrived. */
export type Staff = { listAll(): Promise<LeadRow[]>; getLead(id: string): Promise<LeadDetail> }

export async function openSession(
  url: string,
  { username, password }: { username: string; password: string } = admin,
): Promise<string> {
  const response = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ username, password, remember_me: false }),
  })
  if (!response.ok) throw new Error(`signing in: ${response.status} ${await response.text()}`)
  return SignedIn.parse(await response.json()).token
}

export async function signIn(url: string): Promise<Staff> {
  const token = await openSession(url)

  async function read(path: string): Promise<unknown> {
    const response = await fetch(url + path, { headers: { Authorization: `Bearer ${token}` } })
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
    return response.json()
  }

  async function listPages(query: string) {
    const rows: LeadRow[] = []
    for (let cursor: string | null = ''; cursor !== null;) {
      const after: string = cursor && `&cursor=${encodeURIComponent(cursor)}`
      const page = LeadPage.parse(await read(`/api/leads?limit=100${query}${after}`))
      rows.push(...page.items)
      cursor = page.next
    }
    return rows
  }

  return {
    listAll: async () => [...(await listPages('')), ...(await listPages('&quarantined=true'))],
    getLead: async (id) => LeadDetail.parse(await read(`/api/leads/${id}`)),
  }
}
