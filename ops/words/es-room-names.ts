import { usualRoom, type UsualRoom } from '#domain/rooms/room-choices.ts'

const words: Record<UsualRoom, string> = {
  Kitchen: 'Cocina',
  'Dining room': 'Comedor',
  'Living room': 'Sala',
  'Family room': 'Sala familiar',
  Hall: 'Pasillo',
  Bath: 'Baño',
  Bedroom: 'Dormitorio',
  Closet: 'Clóset',
  Laundry: 'Lavandería',
  Office: 'Oficina',
  Entry: 'Entrada',
  Stairs: 'Escaleras',
  Garage: 'Garaje',
  Basement: 'Sótano',
}

/** A usual name in Spanish; any other as it was typed. */
export function roomName(name: string): string {
  const usual = usualRoom(name)
  return usual ? words[usual] : name
}
