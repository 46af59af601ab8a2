import { newId } from '#platform/uuid.ts'
import { day, hour, minute } from '#platform/time.ts'
import type { Board, BoardPart, BoardRow } from '#domain/jobs/board/board.ts'
import { boardStages, longestWait, type BoardStage } from '#domain/jobs/board/board-stages.ts'
import { clocks } from '#domain/jobs/stages/clocks.ts'
import { lossTypes } from '#domain/jobs/facts/loss-types.ts'

/** Of each stage what is usual, and its rows: name, town, loss, for how long, and how its clocks stand. */
const drawn: Partial<Record<BoardStage, { usual?: number; rows: string }>> = {
  new: {
    usual: 6 * minute,
    rows: `Otis Cattail, New Castle, Sewage, 4 m, r, lead
      Prudence Bramble, Columbiana, Mold, 38 m, L, lead
      Lowellville Library, Lowellville, Water, 2 m, r...`,
  },
  contacted: {
    usual: 90 * minute,
    rows: `Flora Sedge, Niles, Mold, 4 h, mL..
      Ike Sorrel, East Liverpool, Water, 1 h, mr..
      Hollis Aster, Struthers, Water, 22 m, m, lead`,
  },
  dispatched: {
    usual: 40 * minute,
    rows: `Basil Hyssop, Austintown, Fire, 1 h, mr.., visit
      Rue Campion, Poland, Water, 35 m, mr.., visit
      Iris Teasel, Sebring, Water, 18 m, mr.., visit`,
  },
  inspected: {
    usual: 8 * hour,
    rows: `Myrtle Snowdrop, Ellwood City, Mold, 51 h, mmr.
      Hazel Goldenrod, Salem, Water, 14 h, mmr.`,
  },
  authorized: {
    usual: 5 * hour,
    rows: `Olive Burdock, Leetonia, Basement, 25 h, mmr., nobody
      Jasper Rush, Beaver, Fire, 5 h, mmr., visit
      Linden Vetch, Warren, Water, 2 h, mmr., visit`,
  },
  mitigating: {
    usual: 29 * hour,
    rows: `Delia Marigold, Youngstown, Fire, 147 h, mmmL, visit
      Harbor Apartments, Monaca, Water, 26 h, mmmr, visit
      Amos Yarrow, Warren, Trauma, 25 h, mmmr, visit
      Rufus Tansy, Niles, Basement, 24 h, mtmr, visit
      Fern Lovage, Canfield, Sewage, 6 h, mmmr, visit`,
  },
  drying: {
    usual: 82 * hour,
    rows: `Clementine Clover, Monaca, Water, 99 h, mmmr
      Posy Larkspur, Lisbon, Water, 170 h, mmmr, visit
      Walter Juniper, Hubbard, Water, 75 h, mmmr, visit
      Nora Trillium, Boardman, Water, 71 h, mmmr, visit
      Otto Foxglove, Ellwood City, Water, 50 h, mmmr, visit
      Heath Mallow, Campbell, Basement, 49 h, tmmr, visit
      Silas Milkweed, Girard, Water, 25 h, mmmr, visit
      Lottie Primrose, Aliquippa, Sewage, 24 h, mmmr, visit
      Juno Tarragon, Cortland, Water, 19 h, mmmr, visit`,
  },
  dry: {
    usual: day,
    rows: `Edith Bluebell, Beaver Falls, Water, 25 h, mmmm
      Barnaby Thistle, Lisbon, Basement, 4 h, mmmm`,
  },
  docs_complete: {
    usual: 2 * day,
    rows: `Petra Nettle, Wampum, Water, 150 h, mmmm
      Sage Willowherb, Salem, Water, 50 h, mmmm
      Damascus Grange, Damascus, Water, 24 h, mmtm`,
  },
  billed: {
    usual: 18 * day,
    rows: `Reed Cowslip, New Brighton, Water, 745 h, mmmm
      Ada Bellflower, Boardman, Fire, 340 h, mmmm
      Colm Bracken, Girard, Mold, 220 h, mmmm
      Opal Ragwort, Struthers, Water, 120 h, mmmt`,
  },
  paid: {
    rows: `Ivo Chicory, Minerva, Water, 72 h, mmmm
      May Celandine, Hubbard, Water, 24 h, mmmm`,
  },
  on_hold: { rows: 'Dale Quillwort, East Palestine, Fire, 150 h, mmr.' },
}

/** A busy morning: forty jobs and requests, or as many more of each stage as are asked for. */
export function aDrawnBoard(times = 1): Board {
  const now = Date.now()
  const parts = boardStages.map(({ value }): BoardPart => {
    const { usual, rows = '' } = drawn[value] ?? {}
    const lines = rows.split('\n').filter((line) => line.trim())
    const all = Array.from({ length: times }, () => lines.map((line) => rowOf(line, value, now))).flat()
    const usual_ms = usual ?? null
    return { stage: value, count: all.length, usual_ms, longest_ms: longestWait(value, usual_ms), rows: all }
  })
  return {
    parts,
    late: 3 * times,
    slow: 7 * times,
    unscheduled: 3 * times,
    requests: { open: 2 * times, late: times, slow: 0 },
    ended: { since: '2026-10-14', closed: 12, lost: 5, referred_out: 2 },
  }
}

/** A board with no job at all. */
export function anEmptyBoard(): Board {
  const parts = aDrawnBoard(0).parts.map((part) => ({ ...part, count: 0, rows: [] }))
  return { ...aDrawnBoard(0), parts }
}

function rowOf(line: string, stage: BoardStage, now: number): BoardRow {
  const [name = '', town = '', loss = '', span = '', states = '', with_ = ''] = line
    .split(',')
    .map((part) => part.trim())
  const [many, unit] = span.split(' ')
  const since = new Date(now - Number(many) * (unit === 'm' ? minute : hour)).toISOString()
  const known = {
    id: newId(),
    name,
    town,
    phone: '+13305550117',
    loss_type: lossTypes.find(({ label }) => label === loss)?.value ?? null,
    stage_since: since,
    clocks: [...states].map((state, nth) => clockOf(state, clocks[nth]?.key ?? 'contacted', now)),
    assigned_to: null,
  }
  if (with_ === 'lead')
    return {
      ...known,
      kind: 'lead',
      reference: 'K7M4QX',
      urgency: 3,
      stage: stage === 'contacted' ? 'contacted' : 'new',
      is_canceled: false,
    }
  const isHeld = stage === 'on_hold'
  const visit = {
    id: newId(),
    on: '2199-11-13',
    from: '09:30',
    to: '10:30',
    people: [{ id: newId(), name: 'Ivy Starling' }],
  }
  return {
    ...known,
    kind: 'job',
    number: 'MR-2611-014',
    priority: 2,
    urgency: 2,
    hazards: [],
    carrier: null,
    stage: isHeld ? 'inspected' : stage,
    side: isHeld ? 'on_hold' : null,
    side_since: isHeld ? since : null,
    side_reason: isHeld ? 'Asbestos result due' : '',
    next_visit: with_ === 'visit' ? visit : with_ === 'nobody' ? { ...visit, people: [] } : null,
    created_at: since,
    revision: 1,
  }
}

/** m: met, t: met too late, L: late now, anything else: still to come. */
function clockOf(state: string, key: (typeof clocks)[number]['key'], now: number) {
  const at = (ms: number) => new Date(now + ms).toISOString()
  if (state === 'm') return { key, due_at: at(0), reached_at: at(-hour), proof: 'held' as const }
  if (state === 't') return { key, due_at: at(-2 * hour), reached_at: at(-hour), proof: 'held' as const }
  return {
    key,
    due_at: at(state === 'L' ? -28 * minute : 5 * hour),
    reached_at: null,
    proof: 'held' as const,
  }
}
