// Generated from the migrations by `npm run db:types`. Do not edit.
import type { ColumnType, Generated, GeneratedAlways } from 'kysely'

type Timestamp = ColumnType<Date, Date, Date>
type Json = ColumnType<unknown, string, string>

export interface Schema {
  attempt: {
    key: string
    points: Generated<number>
    expire: string | null
  }
  company: {
    id: number
    facts: Json
    revision: number
    changed_at: Timestamp
  }
  employee: {
    id: string
    username: string
    name: string
    password_hash: string
    must_change_password: boolean
    suspended_at: Timestamp | null
    created_at: Timestamp
  }
  employee_role: {
    employee_id: string
    role_id: string
  }
  event: {
    id: GeneratedAlways<string>
    name: string
    subject: string | null
    payload: Json
    employee_id: string | null
    at: Timestamp
    position: string | null
  }
  lead: {
    id: string
    reference: string
    content_hash: string
    name: string
    phone: string
    service: 'water-damage' | 'fire-damage' | 'mold-remediation' | 'trauma-cleanup' | 'basement-restoration' | 'not-sure'
    message: string
    town: string
    when: 'happening-now' | 'today' | 'this-week' | 'longer-ago' | null
    insurance: 'yes' | 'no' | 'not-sure' | null
    reach_by: 'call' | 'text' | null
    text_consent: boolean
    page: string
    status: 'new' | 'contacted' | 'scheduled' | 'closed'
    revision: number
    received_at: Timestamp
    quarantined_at: Timestamp | null
    quarantine_reasons: string[]
    search: GeneratedAlways<string>
  }
  lead_photo: {
    lead_id: string
    sha256: string
    position: number
  }
  letter: {
    key: string
    recipient: string
    subject: string
    sent_at: Timestamp
  }
  note: {
    id: string
    lead_id: string
    text: string
    employee_id: string
    at: Timestamp
  }
  page_version: {
    path: string
    hash: string
    changed_at: Timestamp
  }
  photo: {
    sha256: string
    file_key: string
    thumbnail_key: string
    width: number
    height: number
    bytes: number
    received_at: Timestamp
  }
  project: {
    id: string
    slug: string
    service: 'water-damage' | 'fire-damage' | 'mold-remediation' | 'basement-restoration'
    area: string
    property: 'house' | 'apartment' | 'business' | 'public'
    finished_on: string
    cause: string
    days_to_dry: number | null
    equipment: Json
    drying: Json | null
    lesson: string
    consent: string
    published_at: Timestamp | null
  }
  project_photo: {
    project_id: string
    moment: 'before' | 'after'
    sha256: string
    alt: string
  }
  project_picture: {
    sha256: string
    width: number
    height: number
    file_key: string
  }
  proof: {
    id: string
    lead_id: string
    expires_at: Timestamp
  }
  role: {
    id: string
    name: string
    permissions: string[]
    is_system: boolean
  }
  session: {
    id: string
    token_hash: Buffer
    employee_id: string
    user_agent: string
    created_at: Timestamp
    seen_at: Timestamp
    expires_at: Timestamp | null
    ended_at: Timestamp | null
  }
}
