/** How much is new; who hears it is told by the button on which it stands. */
import './badge.css';

export const Badge = ({ count }: { count: number }) =>
  count > 0 ? (
    <span className="badge" aria-hidden="true">
      {count}
    </span>
  ) : null;
