export declare const TREE: string;
export declare function isInTree(path: string): boolean;
export declare function sourceOf(path: string): string;
