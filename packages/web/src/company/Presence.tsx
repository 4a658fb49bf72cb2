/** Whether someone is here, for the eye; words beside it say it to everyone. */
import './Presence.css';

export const Presence = ({ isHere }: { isHere: boolean }) => (
  <i className={isHere ? 'presence here' : 'presence'} aria-hidden="true" />
);
