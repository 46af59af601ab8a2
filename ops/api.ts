import { DetailedError } from 'hono/client'
import type * as z from 'zod'
import type { LeadDetail, LeadNote, LeadRow, LeadStatus, LossKind } from '#domain/leads/lead.ts'
import { storedToken } from './session/token-store.ts'

export type User = {
  id: string
  username: string
  name: string
  roles: string[]
  permissions: string[]
  must_change_password: boolean
}
export type LeadFilter = { q?: string; status?: LeadStatus; service?: LossKind; quarantined: boolean }
export type LeadPage = { items: LeadRow[]; next: string | null }
export type Waiting = { new: number; quarantined: number }

/** Answers as they come: the login screen and the session check read status and body themselves. */
export function postLogin(login: { username: string; password: string; remember_me: boolean }) {
  return fetch('/api/auth/login', json('POST', login))
}

export function getMe(token: string) {
  return fetch('/api/auth/me', { headers: { authorization: `Bearer ${token}` } })
}

export function logOut() {
  return ask<undefined>('/api/auth/logout', { method: 'POST', keepalive: true })
}

export function changePassword(change: { current: string; next: string }) {
  return ask<undefined>('/api/auth/password', json('POST', change))
}

export function listLeads({ q, status, service, quarantined }: LeadFilter, cursor: string | null) {
  const query = new URLSearchParams({ limit: '30', quarantined: String(quarantined) })
  for (const [name, value] of Object.entries({ q, status, service, cursor }))
    if (value) query.set(name, value)
  return ask<LeadPage>(`/api/leads?${query}`)
}

export function getWaiting() {
  return ask<Waiting>('/api/leads/waiting')
}

export function getLead(id: string) {
  return ask<LeadDetail>(`/api/leads/${id}`)
}

export function moveLead(id: string, move: { status: LeadStatus; revision: number }) {
  return ask<LeadRow>(`/api/leads/${id}/status`, json('PUT', move))
}

export function addNote(id: string, note: { id: string; text: string }) {
  return ask<z.output<typeof LeadNote>>(`/api/leads/${id}/notes`, json('POST', note))
}

export function releaseLead(id: string) {
  return ask<LeadRow>(`/api/leads/${id}/release`, { method: 'POST' })
}

/** The stream of events after `lastId`, for as long as it holds. */
export function openEvents(lastId: string | null, signal: AbortSignal) {
  const query = lastId ? `?last_id=${encodeURIComponent(lastId)}` : ''
  return fetch(`/api/events${query}`, { headers: bearer(), signal, cache: 'no-store' })
}

function json(method: string, body: unknown): RequestInit {
  return { method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
}

async function ask<Answer>(path: string, init: RequestInit = {}): Promise<Answer> {
  const response = await fetch(path, { ...init, headers: { ...init.headers, ...bearer() } })
  const isJson = /\bjson\b/.test(response.headers.get('content-type') ?? '')
  const data = isJson ? await response.json() : undefined
  if (!response.ok)
    throw new DetailedError(response.statusText, { statusCode: response.status, detail: { data } })
  return data
}

function bearer(): Record<string, string> {
  const token = storedToken()
  return token ? { authorization: `Bearer ${token}` } : {}
}
