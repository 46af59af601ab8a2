import { rooms } from '#domain/services/rooms.ts'
import { serviceNamed } from '#domain/services/services.ts'

/** The house cut open. What its rooms are called, and what goes wrong there, stands in the list of `Rooms`. */
export function House({ art }: { art: string }) {
  return <div className="house-sheet" dangerouslySetInnerHTML={{ __html: art }} />
}

/** The rooms by number, from the top down: each entry lights its room in the picture, and leads where the room leads. */
export function Rooms() {
  return (
    <ol className="rooms">
      {rooms.map(({ key, name, service, trouble }) => (
        <li key={key}>
          <h3>
            <a href={`/services/${service}`} data-room={key}>
              {name}
            </a>
          </h3>
          <p>{trouble}</p>
          <p className="leads-to">{serviceNamed(service)}</p>
        </li>
      ))}
    </ol>
  )
}
