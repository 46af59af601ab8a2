// Generated from the migrations by `npm run db:types`. Do not edit.
import type { ColumnType, Generated, GeneratedAlways } from 'kysely'

type Timestamp = ColumnType<Date, Date, Date>
type Json = ColumnType<unknown, string, string>

export interface Schema {
  access_code: {
    employee_id: string
    code_hash: Buffer
    purpose: 'activation' | 'reset'
    issued_by: string
    issued_at: Timestamp
    expires_at: Timestamp
  }
  air_station: {
    id: string
    job_id: string
    kind: 'outside' | 'unaffected' | 'affected' | 'dehumidifier_in' | 'dehumidifier_out' | 'hvac'
    room_id: string | null
    chamber_id: string | null
    place: string
    unit_number: string | null
    created_at: Timestamp
    created_by: string
    received_at: Timestamp
    revision: Generated<number>
    removed_at: Timestamp | null
  }
  alert: {
    lead_id: string
    raised_at: Timestamp
    step: number
    next_step_at: Timestamp | null
    settled_at: Timestamp | null
    settled_by: string | null
    reason: 'claimed' | 'moved' | 'closed' | 'taken' | 'undone' | null
    id: string
    call_id: string | null
  }
  alert_rules: {
    id: number
    is_on: boolean
    first_after_seconds: number
    then_after_seconds: number
    revision: number
  }
  attempt: {
    key: string
    points: Generated<number>
    expire: string | null
  }
  calendar_feed: {
    token_hash: Buffer
    employee_id: string
    created_at: Timestamp
    revoked_at: Timestamp | null
  }
  certification: {
    id: string
    employee_id: string
    code: string
    number: string
    issued_on: string | null
    expires_on: string | null
    file_key: string | null
    file_type: 'application/pdf' | 'image/jpeg' | null
    revision: number
    created_at: Timestamp
    warned_at: Timestamp | null
    checked_at: Timestamp | null
    checked_by: string | null
  }
  chamber: {
    id: string
    job_id: string
    name: string
    kind: 'containment' | 'open' | 'cavity'
    created_at: Timestamp
    created_by: string
  }
  chat: {
    id: string
    secret_hash: Buffer
    language: 'en' | 'es'
    page: string
    first_page: string
    referrer: string
    source: string | null
    state: 'automated' | 'waiting' | 'staff' | 'ended'
    assigned_to: string | null
    facts: Json
    opened_at: Timestamp
    last_message_at: Timestamp
    waiting_since: Timestamp | null
    first_said_at: Timestamp | null
    first_reply_at: Timestamp | null
    contact_at: Timestamp | null
    last_position: Generated<number>
    visitor_seen: Generated<number>
    staff_seen: Generated<number>
    forgotten_at: Timestamp | null
    owed_answer: Json | null
    answer_by: Timestamp | null
    danger: string | null
    danger_due_at: Timestamp | null
    request_changes: Generated<number>
    skipped: Generated<string[]>
    wished_way: 'call' | 'text' | null
    heard_loss: string | null
    join_by: Timestamp | null
  }
  chat_act: {
    chat_id: string
    id: string
    content_hash: Buffer
  }
  chat_answer: {
    id: string
    question: string
    answer: string
    language: 'en' | 'es'
    topic: 'emergency' | 'water' | 'fire' | 'mold' | 'trauma' | 'basement' | 'payment' | 'process' | 'areas'
    link: string
    rules: string[]
    wordings: string[]
    also_on_faq: boolean
    review_on: string
    published_at: Timestamp
    published_by: string
    retired_at: Timestamp | null
    retired_by: string | null
    revision: number
    spanish_question: Generated<string>
    spanish_answer: Generated<string>
  }
  chat_answer_version: {
    answer_id: string
    revision: number
    what: 'published' | 'changed' | 'retired' | 'undone'
    content: Json
    is_retired: boolean
    at: Timestamp
    by: string
  }
  chat_block: {
    source: string
    chat_id: string
    employee_id: string
    until: Timestamp
  }
  chat_device: {
    id: string
    chat_id: string
    secret_hash: Buffer
    opened_at: Timestamp
    ended_at: Timestamp | null
    reads_to: number | null
    closed_at: Timestamp | null
    link_by: string | null
    confirmed_at: Timestamp | null
    reads_in: 'en' | 'es' | null
  }
  chat_link: {
    token_hash: Buffer
    chat_id: string
    made_at: Timestamp
    made_by: string | null
    expires_at: Timestamp
    revoked_at: Timestamp | null
  }
  chat_message: {
    chat_id: string
    position: number
    id: string
    author: 'visitor' | 'automated' | 'employee' | 'product'
    kind: 'text' | 'photo' | 'answer' | 'quote' | 'danger' | 'note' | 'taken' | 'handed_back' | 'ended' | 'contact' | 'person_wanted'
    employee_id: string | null
    text: string
    detail: Json | null
    at: Timestamp
  }
  chat_notice: {
    id: string
    employee_id: string
    chat_id: string
    told_at: Timestamp
  }
  chat_question: {
    chat_id: string
    message_id: string
    reason: 'nothing' | 'price' | 'coverage' | 'safety'
    language: 'en' | 'es'
    at: Timestamp
    answer_id: string | null
    left_at: Timestamp | null
    left_by: string | null
    kind: 'question' | 'statement' | null
    turn: number
  }
  chat_settings: {
    id: number
    settings: Json
    revision: number
    changed_at: Timestamp
  }
  chat_settings_version: {
    revision: number
    settings: Json
    employee_id: string | null
    at: Timestamp
  }
  company: {
    id: number
    facts: Json
    revision: number
    changed_at: Timestamp
  }
  company_picture: {
    sha256: string
    width: number
    height: number
    file_key: string
  }
  company_version: {
    revision: number
    facts: Json
    employee_id: string | null
    at: Timestamp
  }
  contents_box: {
    id: string
    job_id: string
    number: number
    place: 'on_site' | 'truck' | 'warehouse' | 'returned'
    note: Generated<string>
    created_at: Timestamp
    created_by: string
    received_at: Timestamp
    revision: Generated<number>
    removed_at: Timestamp | null
  }
  contents_item: {
    id: string
    job_id: string
    room_id: string | null
    box_id: string | null
    name: string
    brand: Generated<string>
    quantity: number
    condition_before: 'new' | 'good' | 'fair' | 'poor' | null
    condition_after: 'undamaged' | 'wet' | 'soot' | 'stained' | 'moldy' | 'broken' | 'destroyed' | null
    disposition: 'clean' | 'restore' | 'non_salvageable' | 'kept_by_owner' | null
    age: number | null
    price_cents: number | null
    life: number | null
    cap: Generated<number>
    note: Generated<string>
    created_at: Timestamp
    created_by: string
    received_at: Timestamp
    revision: Generated<number>
    removed_at: Timestamp | null
    photo_ids: Generated<string[]>
    changed_at: Timestamp
  }
  copy_given: {
    submission_id: string
    way: 'paper' | 'email' | 'text' | 'download'
    given_at: Timestamp
    given_by: string | null
  }
  delivery: {
    id: string
    lead_id: string
    step: number
    employee_id: string
    channel: 'portal' | 'mail' | 'text' | 'push'
    status: 'waiting' | 'gathered' | 'sent' | 'kept' | 'failed'
    tries: number
    error: string | null
    sent_at: Timestamp | null
    planned_at: Timestamp
    digest_id: string | null
    alert_id: string
  }
  deviation: {
    id: string
    job_id: string
    need: 'air_movers' | 'dehumidifiers' | 'air_filtration'
    room_id: string | null
    chamber_id: string | null
    recommended: number | null
    placed: number
    chart: string
    reason: 'covered' | 'nearby' | 'nearly_dry' | 'power' | 'dense' | 'layout' | 'humid' | 'sooner' | 'other'
    note: string
    at: Timestamp
    explained_by: string
    received_at: Timestamp
  }
  earlier_message: {
    lead_id: string
    position: number
    message: string
    replaced_at: Timestamp
  }
  earlier_phone: {
    lead_id: string
    position: number
    phone: string
    replaced_at: Timestamp
  }
  earlier_problem: {
    problem_id: string
    position: number
    content: Json
    reason: string
    decided_by: string
    decided_at: Timestamp
    reply: Generated<string>
  }
  email: {
    key: string
    recipient: string
    subject: string
    sent_at: Timestamp
  }
  employee: {
    id: string
    username: string
    name: string
    password_hash: string | null
    must_change_password: boolean
    suspended_at: Timestamp | null
    created_at: Timestamp
    first_name: string
    last_name: string
    title: string
    email: string
    mobile: string
    hired_on: string | null
    emergency_contact: string
    crew: string
    home_town: string
    skills: string[]
    languages: string[]
    vehicle: string
    bio: string
    is_public: boolean
    notes: string
    hourly_cost_cents: number | null
    revision: number
    content_hash: string | null
    left_at: Timestamp | null
    status: GeneratedAlways<'invited' | 'active' | 'suspended' | 'left'>
    search: GeneratedAlways<string>
  }
  employee_role: {
    employee_id: string
    role_id: string
  }
  equipment_model: {
    id: string
    kind: 'air_mover' | 'dehumidifier_conventional' | 'dehumidifier_lgr' | 'dehumidifier_desiccant' | 'air_scrubber' | 'heater' | 'other'
    maker: string
    model: string
    aham_pints: number | null
    cfm: number | null
    amps_tenths: number | null
    daily_rate_cents: number | null
    revision: number
    removed_at: Timestamp | null
  }
  equipment_move: {
    id: string
    unit_id: string
    job_id: string
    kind: 'placed' | 'moved' | 'pulled' | 'undone'
    room_id: string | null
    condition: 'good' | 'dirty' | 'broken' | null
    photo: string | null
    undoes: string | null
    unit_revision: number | null
    at: Timestamp
    moved_by: string
    received_at: Timestamp
    told_at: Timestamp | null
  }
  equipment_report: {
    id: string
    unit_id: string
    what: 'too_loud' | 'no_power' | 'leaking' | 'please_call'
    first_at: Timestamp
    last_at: Timestamp
    times: number
    settled_at: Timestamp | null
    settled_by: string | null
  }
  equipment_stay: {
    unit_id: string
    nth: number
    job_id: string
    room_id: string | null
    placed_at: Timestamp
    placed_by: string
    pulled_at: Timestamp | null
    condition: 'good' | 'dirty' | 'broken' | null
  }
  equipment_unit: {
    id: string
    model_id: string
    number: string
    prefix: GeneratedAlways<string>
    nth: GeneratedAlways<number>
    serial_number: string
    state: 'in_stock' | 'out_of_service' | 'retired'
    reason: 'broken' | 'in_repair' | 'needs_cleaning' | 'missing' | 'other' | null
    tag_hash: Buffer
    revision: number
    removed_at: Timestamp | null
    clashed_at: Timestamp | null
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
  form_template: {
    slug: string
    revision: Generated<number>
    draft: Json | null
    based_on: number | null
    saved_at: Timestamp | null
    saved_by: string | null
    retired_at: Timestamp | null
    retired_by: string | null
  }
  form_version: {
    slug: string
    version: number
    definition: Json
    published_at: Timestamp
    published_by: string | null
    from_revision: number | null
  }
  further_subject: {
    subject: string
    event_id: string
  }
  job: {
    id: string
    number: string
    created_at: Timestamp
    created_by: string
    content_hash: string
    stage: 'new' | 'contacted' | 'dispatched' | 'inspected' | 'authorized' | 'mitigating' | 'drying' | 'dry' | 'docs_complete' | 'billed' | 'paid' | 'closed'
    stage_since: Timestamp
    side: 'on_hold' | 'lost' | 'referred_out' | 'duplicate' | null
    side_since: Timestamp | null
    side_reason: Generated<string>
    merged_into: string | null
    facts: Json
    fact_revisions: Json
    revision: number
    priority: number
    loss_type: string | null
    carrier: string | null
    search: string
    contact_due_at: Timestamp
    inspect_due_at: Timestamp
    start_due_at: Timestamp
    complete_due_at: Timestamp
    contacted_at: Timestamp | null
    inspected_at: Timestamp | null
    started_at: Timestamp | null
    completed_at: Timestamp | null
    claim_search: Generated<string>
    urgency: GeneratedAlways<number>
    drying_chart: string | null
    drying_setup: number | null
    hazards: GeneratedAlways<string[]>
  }
  job_access_code: {
    job_id: string
    sealed: Buffer
    changed_at: Timestamp
    changed_by: string
    id: string
  }
  job_category: {
    id: string
    job_id: string
    category: number
    at: Timestamp
    reason: string
    employee_id: string
  }
  job_change: {
    id: string
    job_id: string
    facts: Json
  }
  job_dried: {
    job_id: string
    began_at: Timestamp
    dried_at: Timestamp
    class: number | null
  }
  job_dried_cursor: {
    id: number
    position: string | null
  }
  job_evidence: {
    job_id: string
    position: number
    kind: string
    subject: string | null
    content: Json
    employee_id: string | null
    at: Timestamp
    hash: string
  }
  job_merge: {
    id: string
    job_id: string
    into_id: string
    at: Timestamp
    employee_id: string
    side_before: string | null
    reason_before: Generated<string>
    filled: string[]
    revision: number
    undone_at: Timestamp | null
    visits: Generated<string[]>
    items: Generated<string[]>
    code_id: string | null
    differed: Json
    consent_revision: number | null
    consent_before: boolean | null
  }
  job_money: {
    job_id: string
    charged_cents: string
    credited_cents: string
    customer_paid_cents: string
    insurance_paid_cents: string
  }
  job_number: {
    month: string
    last: number
  }
  job_setup: {
    part: 'clocks' | 'certifications' | 'templates' | 'drying' | 'equipment' | 'packets' | 'audit'
    value: Json
    revision: number
    changed_at: Timestamp
    changed_by: string
  }
  job_stage: {
    id: string
    job_id: string
    stage: 'new' | 'contacted' | 'dispatched' | 'inspected' | 'authorized' | 'mitigating' | 'drying' | 'dry' | 'docs_complete' | 'billed' | 'paid' | 'closed'
    entered_at: Timestamp
    left_at: Timestamp | null
    entered_by: string | null
    override_reason: Generated<string>
    back_reason: Generated<string>
    by_visit: Generated<boolean>
  }
  lead: {
    id: string
    reference: string
    content_hash: string
    name: string | null
    phone: string
    service: 'water-damage' | 'fire-damage' | 'mold-remediation' | 'trauma-cleanup' | 'basement-restoration' | 'not-sure'
    message: string
    town: string
    when: 'happening-now' | 'today' | 'this-week' | 'longer-ago' | null
    insurance: 'yes' | 'no' | 'not-sure' | null
    reach_by: 'call' | 'text' | null
    text_consent: boolean | null
    page: string
    status: 'new' | 'contacted' | 'scheduled' | 'closed'
    revision: number
    received_at: Timestamp
    quarantined_at: Timestamp | null
    quarantine_reasons: string[]
    assigned_to: string | null
    first_contacted_at: Timestamp | null
    town_name: GeneratedAlways<string>
    received_hour: GeneratedAlways<number>
    loss: 'flooded-basement' | 'burst-pipe' | 'sewage-backup' | 'fire-smoke' | 'mold' | 'trauma' | 'other' | null
    urgency: GeneratedAlways<number>
    depth: 'under-1-inch' | '1-6-inches' | 'over-6-inches' | 'not-sure' | null
    rooms: '1' | '2-3' | 'more' | 'not-sure' | null
    cancelled_at: Timestamp | null
    source: string | null
    visit_on: string | null
    visit_from: string | null
    visit_to: string | null
    outcome: 'done' | 'not-ours' | 'not-reached' | 'not-needed' | 'duplicate' | null
    duplicate_of: string | null
    move_undo: Json | null
    quarantine_mailed_at: Timestamp | null
    sender_turn: Generated<number>
    assigned_for: string | null
    assigned_before: string | null
    search: GeneratedAlways<string>
  }
  lead_count: {
    kind: 'service' | 'town' | 'page' | 'hour' | 'first_contact' | 'outcome' | 'job'
    day: string
    key: string
    count: number
  }
  lead_count_cursor: {
    id: number
    position: string | null
  }
  lead_reader: {
    lead_id: string
    employee_id: string
    reasons: number
    lead_received_at: Timestamp
    job_created_at: Timestamp | null
  }
  legal_text: {
    block: string
    version: number
    states: string[]
    en: string
    es: string | null
    published_at: Timestamp | null
    published_by: string | null
  }
  local_number: {
    id: string
    purposes: string[]
    operator: string
    number: string | null
    hours: Generated<string>
    serves: string[]
    may_serve: Generated<string[]>
    sources: Generated<Json>
    note: Generated<string>
    confirmed_on: string | null
    confirmed_by: string | null
    revision: Generated<number>
    removed_at: Timestamp | null
    reminded_of: string | null
    expired_of: string | null
  }
  message: {
    id: string
    job_id: string
    channel: 'email' | 'text'
    recipient: string
    subject: string
    body: string
    content_hash: string
    created_at: Timestamp
    created_by: string
    queued_at: Timestamp
    status: 'waiting' | 'sent' | 'kept' | 'failed'
    failure: 'address' | 'service' | 'consent' | null
    tries: Generated<number>
    sent_at: Timestamp | null
    queued_by: string | null
    submission_id: string | null
    link: 'chat' | 'signing' | null
  }
  model_month: {
    month: string
    asked: number
    full_at: Timestamp | null
    told_at: Timestamp | null
  }
  model_visitor: {
    source: string
    asked: number
    since: Timestamp
  }
  moisture_point: {
    id: string
    job_id: string
    room_id: string
    number: number
    place: string
    material: string
    meter: string
    scale: string
    is_reference: boolean
    created_at: Timestamp
    created_by: string
    received_at: Timestamp
    revision: Generated<number>
    removed_at: Timestamp | null
  }
  money_entry: {
    id: string
    job_id: string
    type: 'charge' | 'credit' | 'payment' | 'refund'
    kind: string
    party: 'customer' | 'carrier' | 'mortgage' | 'other' | null
    amount_cents: number
    entry_on: string
    reference: string
    note: string
    content_hash: string
    created_at: Timestamp
    created_by: string
    voided_at: Timestamp | null
    voided_by: string | null
    void_reason: Generated<string>
  }
  note: {
    id: string
    record_id: string
    text: string
    employee_id: string
    at: Timestamp
    received_at: Timestamp | null
  }
  office_call: {
    id: string
    lead_id: string
    taken_at: Timestamp | null
    taken_by: string | null
    answer: Generated<string>
    answered_at: Timestamp | null
    answered_by: string | null
    ended_at: Timestamp | null
    ended_by: string | null
    ended_as: 'done' | 'undone' | null
  }
  page_version: {
    path: string
    hash: string
    changed_at: Timestamp
  }
  passkey: {
    id: string
    employee_id: string
    credential_id: string
    public_key: Buffer
    counter: string
    transports: string[]
    name: string
    created_at: Timestamp
    used_at: Timestamp | null
  }
  passkey_challenge: {
    session_id: string
    purpose: 'register' | 'prove'
    challenge: string
    expires_at: Timestamp
  }
  photo: {
    sha256: string
    file_key: string
    thumbnail_key: string
    width: number
    height: number
    bytes: number
    received_at: Timestamp
    offered_at: Timestamp | null
    uses: Generated<number>
  }
  photo_put: {
    sha256: string
    employee_id: string
    put_at: Timestamp
  }
  portrait: {
    id: string
    employee_id: string
    file_key: string
    kept_at: Timestamp
  }
  preference: {
    employee_id: string
    alert_by_mail: boolean
    alert_by_text: boolean
    quiet_from: string | null
    quiet_until: string | null
    language: 'en' | 'es'
    revision: number
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
  push_subscription: {
    id: string
    employee_id: string
    session_id: string
    endpoint: string
    p256dh: string
    auth: string
    created_at: Timestamp
  }
  reading: {
    id: string
    job_id: string
    visit_id: string | null
    point_id: string | null
    station_id: string | null
    value_tenths: number | null
    no_access: 'locked' | 'blocked' | 'unsafe' | 'other' | null
    meter: string | null
    scale: string | null
    fahrenheit_tenths: number | null
    humidity_tenths: number | null
    altitude_feet: number | null
    is_confirmed: Generated<boolean>
    corrects: string | null
    reason: string | null
    at: Timestamp
    read_by: string
    received_at: Timestamp
    is_late: boolean
  }
  receipt: {
    lead_id: string
    secret_hash: Buffer
    retry_hash: Buffer | null
    open_until: Timestamp
    used_at: Timestamp | null
    changes: number
  }
  record_photo: {
    record_id: string
    sha256: string
    position: number
    added_by: string | null
    added_at: Timestamp | null
    received_at: Timestamp | null
    id: Generated<string>
    phase: 'arrival' | 'source' | 'before' | 'during' | 'equipment' | 'drying' | 'after' | null
    room_id: string | null
    caption: Generated<string>
    taken_at: Timestamp
    time_from: Generated<'camera' | 'device' | 'file' | 'added'>
    original_sha256: string | null
    restricted_at: Timestamp | null
    revision: Generated<number>
    point_id: string | null
    by_link: Generated<boolean>
  }
  recovery_code: {
    employee_id: string
    code_hash: Buffer
  }
  role: {
    id: string
    name: string
    permissions: string[]
    is_system: boolean
    description: string
    revision: number
    demands_factor: Generated<boolean>
  }
  room: {
    id: string
    job_id: string
    name: string
    structure: Generated<string>
    level: 'basement' | 'crawl' | 'main' | 'second' | 'third' | 'attic'
    length: number | null
    width: number | null
    height: number | null
    cutouts: Json
    insets: Generated<number>
    wet_floor: number | null
    wet_upper: number | null
    wet_lower: number | null
    materials: Generated<string[]>
    is_affected: Generated<boolean>
    chamber_id: string | null
    created_at: Timestamp
    created_by: string
    received_at: Timestamp
    revision: Generated<number>
    removed_at: Timestamp | null
    drawn: Json | null
  }
  seal: {
    to_position: string
    from_position: string
    hash: Buffer
    sealed_at: Timestamp
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
    proved_at: Timestamp | null
    confirmed_at: Timestamp
    erase_requested_at: Timestamp | null
  }
  shift: {
    id: string
    employee_id: string
    line: 'first' | 'backup'
    starts_at: Timestamp
    ends_at: Timestamp
    revision: number
  }
  signature: {
    employee_id: string
    sealed: Buffer
    pin_hash: string
    tries: number
    tried_at: Timestamp
    set_at: Timestamp
    has_own_key: Generated<boolean>
  }
  signing_link: {
    id: string
    token_hash: Buffer
    job_id: string
    channel: 'qr' | 'text' | 'email'
    made_at: Timestamp
    made_by: string
    expires_at: Timestamp
  }
  signing_request: {
    id: string
    link_id: string
    nth: number
    job_id: string
    submission_id: string
    slug: string
    version: number
    signer: string
    body: string
    state: Generated<'open' | 'signed' | 'declined' | 'revoked'>
    made_at: Timestamp
    made_by: string
    settled_at: Timestamp | null
    settled_by: string | null
    answer_id: string | null
    name: string | null
    reason: string | null
    signatures: string | null
    taken_back_at: Timestamp | null
    notice_id: string | null
  }
  signing_request_photo: {
    request_id: string
    sha256: string
    is_sheet: Generated<boolean>
    restricted_at: Timestamp | null
  }
  sketch: {
    id: string
    job_id: string
    structure: Generated<string>
    level: 'basement' | 'crawl' | 'main' | 'second' | 'third' | 'attic'
    copy_of: string | null
    plan: Json
    revision: Generated<number>
    created_at: Timestamp
    created_by: string
    changed_at: Timestamp
    changed_by: string
    received_at: Timestamp
    removed_at: Timestamp | null
  }
  submission: {
    id: string
    slug: string
    version: number
    job_id: string | null
    revises: string | null
    body: string
    sha256: string
    state: Generated<'submitted' | 'needs_fix' | 'approved' | 'amending' | 'revised' | 'void'>
    reason: string | null
    at: Timestamp
    submitted_by: string
    received_at: Timestamp
    decided_at: Timestamp | null
    decided_by: string | null
    revision: Generated<number>
    file_key: string | null
    signatures: Json
    fix_field: string | null
    decided_from: 'submitted' | 'approved' | null
    code: GeneratedAlways<string>
    offered_at: Timestamp | null
  }
  submission_photo: {
    submission_id: string
    sha256: string
    restricted_at: Timestamp | null
    is_sheet: Generated<boolean>
  }
  sync_problem: {
    id: string
    employee_id: string
    lead_id: string
    kind: 'note' | 'step' | 'undo_step' | 'photo' | 'move' | 'job' | 'job_change' | 'job_category' | 'access_code' | 'item' | 'item_change' | 'job_stage' | 'job_side' | 'room' | 'room_change' | 'point' | 'point_change' | 'station' | 'station_change' | 'reading' | 'visit_close' | 'equipment_move' | 'deviation' | 'submission' | 'sketch' | 'contents' | 'contents_change' | 'box' | 'box_change'
    content: Json
    hash: string
    code: string
    detail: string
    made_at: Timestamp
    refused_at: Timestamp
    state: 'open' | 'taken_over' | 'sent_back' | 'discarded' | 'arrived'
    decided_by: string | null
    decided_at: Timestamp | null
    reason: Generated<string>
    sha256: string | null
    received_at: Timestamp
    reply: Generated<string>
    restricted_at: Timestamp | null
  }
  sync_receipt: {
    employee_id: string
    id: string
    hash: string
    received_at: Timestamp
  }
  text_digest: {
    id: string
    employee_id: string
    made_at: Timestamp
    status: 'waiting' | 'sent' | 'kept' | 'failed'
    tries: number
    error: string | null
  }
  totp: {
    employee_id: string
    secret: Buffer
    last_step: string
    set_up_at: Timestamp
    has_own_key: Generated<boolean>
  }
  totp_setup: {
    session_id: string
    secret: Buffer
    begun_at: Timestamp
  }
  visit: {
    id: string
    job_id: string
    kind: 'inspection' | 'mitigation' | 'monitoring' | 'final' | 'estimate'
    visit_on: string | null
    visit_from: string | null
    visit_to: string | null
    length_minutes: number
    note: Generated<string>
    revision: number
    content_hash: string
    created_at: Timestamp
    created_by: string
    canceled_at: Timestamp | null
    on_my_way_at: Timestamp | null
    arrived_at: Timestamp | null
    departed_at: Timestamp | null
    cancel_reason: string | null
    made_of: string | null
    closed_at: Timestamp | null
    closed_by: string | null
  }
  visit_item: {
    id: string
    job_id: string
    text: string
    created_at: Timestamp
    created_by: string
    done_at: Timestamp | null
    done_by: string | null
    done_visit_id: string | null
    revision: Generated<number>
    received_at: Timestamp
  }
  visit_notice: {
    id: string
    employee_id: string
    changed_by: string | null
    told_at: Timestamp
  }
  visit_person: {
    visit_id: string
    job_id: string
    employee_id: string
    place: number
    override_reason: Generated<string>
    override_codes: Generated<string[]>
  }
  visit_step: {
    id: string
    lead_id: string
    kind: 'on_my_way' | 'arrived' | 'departed' | 'needs_office'
    employee_id: string
    at: Timestamp
    received_at: Timestamp
    undone_at: Timestamp | null
    reason: 'materials' | 'no_access' | 'hazard' | 'question' | 'left_gaps' | 'other' | null
    detail: Generated<string>
    visit_id: string | null
  }
  visit_text: {
    id: string
    visit_id: string
    job_id: string
    kind: string
    employee_id: string
    queued_at: Timestamp
    status: 'waiting' | 'sent' | 'kept' | 'failed' | 'dropped'
    tries: Generated<number>
    sent_at: Timestamp | null
    recipient: Generated<string>
  }
}
