import './News.css';
/** How much is new; who hears it is told by the button on which it stands. */

export const News = ({ count }: { count: number }) =>
  count > 0 ? (
    <span className="news" aria-hidden="true">
      {count}
    </span>
  ) : null;
