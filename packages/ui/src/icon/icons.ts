import type { LucideIcon } from 'lucide-react';
import ArrowRight from 'lucide-react/icons/arrow-right';
import Bell from 'lucide-react/icons/bell';
import Check from 'lucide-react/icons/check';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import ChevronUp from 'lucide-react/icons/chevron-up';
import Alert from 'lucide-react/icons/circle-alert';
import Card from 'lucide-react/icons/credit-card';
import Gift from 'lucide-react/icons/gift';
import Globe from 'lucide-react/icons/globe';
import Heart from 'lucide-react/icons/heart';
import House from 'lucide-react/icons/house';
import Info from 'lucide-react/icons/info';
import Grid from 'lucide-react/icons/layout-grid';
import List from 'lucide-react/icons/list';
import Lock from 'lucide-react/icons/lock';
import Mail from 'lucide-react/icons/mail';
import Pin from 'lucide-react/icons/map-pin';
import Menu from 'lucide-react/icons/menu';
import Minus from 'lucide-react/icons/minus';
import Package from 'lucide-react/icons/package';
import Pause from 'lucide-react/icons/pause';
import Phone from 'lucide-react/icons/phone';
import Play from 'lucide-react/icons/play';
import Plus from 'lucide-react/icons/plus';
import Ruler from 'lucide-react/icons/ruler';
import Search from 'lucide-react/icons/search';
import Bag from 'lucide-react/icons/shopping-bag';
import Filter from 'lucide-react/icons/sliders-horizontal';
import Star from 'lucide-react/icons/star';
import Store from 'lucide-react/icons/store';
import Trash from 'lucide-react/icons/trash-2';
import Truck from 'lucide-react/icons/truck';
import Returns from 'lucide-react/icons/undo-2';
import User from 'lucide-react/icons/user';
import Close from 'lucide-react/icons/x';

/** The icons of the shop by the thing they stand for. */
export const icons = {
  alert: Alert,
  'arrow-right': ArrowRight,
  bag: Bag,
  bell: Bell,
  card: Card,
  check: Check,
  'chevron-down': ChevronDown,
  'chevron-left': ChevronLeft,
  'chevron-right': ChevronRight,
  'chevron-up': ChevronUp,
  close: Close,
  filter: Filter,
  gift: Gift,
  globe: Globe,
  grid: Grid,
  heart: Heart,
  house: House,
  info: Info,
  list: List,
  lock: Lock,
  mail: Mail,
  menu: Menu,
  minus: Minus,
  package: Package,
  pause: Pause,
  phone: Phone,
  pin: Pin,
  play: Play,
  plus: Plus,
  returns: Returns,
  ruler: Ruler,
  search: Search,
  star: Star,
  store: Store,
  trash: Trash,
  truck: Truck,
  user: User,
} as const satisfies Record<string, LucideIcon>;

/** The name of an icon. */
export type IconName = keyof typeof icons;
