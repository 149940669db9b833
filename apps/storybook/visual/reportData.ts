/** A picture that is not as accepted, each part as a file of a picture. */
export interface Change {
  readonly name: string;
  readonly kind: 'new' | 'gone' | 'changed' | 'differed once';
  /** Pixels of another colour. */
  readonly count: number;
  readonly before?: Buffer | undefined;
  readonly after?: Buffer | undefined;
  readonly diff?: Buffer | undefined;
  /** The styles it was taken with. */
  readonly styles?: readonly string[] | undefined;
  /** Why it may differ: what differs in its styles. Nothing where those of before are not known. */
  readonly causes?: readonly string[] | undefined;
}

/** Pictures that changed for the same reason, as far as that is known. */
export interface Group {
  readonly title: string;
  /** What differs in what each of them is made of: these, and no others. */
  readonly causes: readonly string[];
  readonly names: readonly string[];
}

/** What a picture is of, for whoever wants to see it alive or to change it. */
export interface About {
  /** Its address within where it is served. */
  readonly address: string;
  /** The file to change, from the project's folder. */
  readonly source?: string;
}

/** What the report’s page knows of a change. */
export interface ReportEntry extends About {
  readonly name: string;
  readonly kind: Change['kind'];
  readonly count: number;
  readonly before?: string;
  readonly after?: string;
  readonly diff?: string;
}

/** All that the report’s page knows. */
export interface ReportData {
  readonly title: string;
  readonly sides: readonly [string, string];
  /** Where the addresses are served. */
  readonly servedAt: string;
  readonly entries: readonly ReportEntry[];
  readonly groups: readonly Group[];
  /** What compares these pictures, to be typed before `--review` or `--update`. */
  readonly command?: string;
  /** Whether who serves this page takes what is accepted on it. */
  readonly canAccept?: boolean;
}
