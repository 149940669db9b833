import { useEffect, useEffectEvent, useState } from 'react';
import { CloseIcon } from '../icon/icons.ts';
import { IconButton } from '../icon-button/IconButton.tsx';
import type { NativeProps } from '../nativeProps.ts';
import { NotificationsRoot } from './Notifications.styles.ts';
import { notificationLimit, notificationTime } from './notificationLimits.ts';

/** One thing to tell the shopper. */
export interface Notification {
  id: string;
  message: string;
  /** Stays until it is dismissed: for errors. */
  persist?: boolean | undefined;
}

/** What there is to tell, oldest first, and what to do when one has been read. */
export interface NotificationsProps
  extends NativeProps<'div', 'children' | 'onPointerEnter' | 'onPointerLeave' | 'onFocus' | 'onBlur'> {
  /** Oldest first; the newest three are shown. */
  items: readonly Notification[];
  /** Told which has been read or has had its time. */
  onDismiss: (dismissed: { id: string }) => void;
  /** How long a message stays, in milliseconds. @default 3000 (commerce §9) */
  time?: number | undefined;
}

interface NoticeProps {
  item: Notification;
  held: boolean;
  time: number;
  onDismiss: NotificationsProps['onDismiss'];
}

function Notice({ item, held, time, onDismiss }: NoticeProps) {
  const { id, message, persist } = item;
  const leave = useEffectEvent(() => onDismiss({ id }));
  useEffect(() => {
    if (persist || held) return undefined;
    const timer = setTimeout(leave, time);
    return () => clearTimeout(timer);
  }, [persist, held, time]);
  return (
    <li>
      <span>{message}</span>
      <IconButton
        icon={CloseIcon}
        iconSize={16}
        label={`Dismiss: ${message}`}
        onClick={() => onDismiss({ id })}
      />
    </li>
  );
}

/**
 * The newest three messages. Each leaves by itself after 3000 ms unless it persists; the time stands still while the
 * pointer or the keyboard is on them (WCAG 2.2.1), and screen readers hear them without losing their place.
 */
export function Notifications({ items, onDismiss, time = notificationTime, ...native }: NotificationsProps) {
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const dismiss: NotificationsProps['onDismiss'] = (dismissed) => {
    // Its button goes with what points at it and has the focus, and browsers say of neither that it has left.
    setPointed(false);
    setFocused(false);
    onDismiss(dismissed);
  };
  return (
    <NotificationsRoot
      {...native}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a list may not stand inside <output>
      role="status"
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      <ul>
        {items.slice(-notificationLimit).map((item) => (
          <Notice key={item.id} item={item} held={pointed || focused} time={time} onDismiss={dismiss} />
        ))}
      </ul>
    </NotificationsRoot>
  );
}
