export declare const testGlobals: Readonly<Record<string, unknown>>;
