import type { ComponentProps } from "react";

/** A name or text of a person or the database: its own direction, whatever stands around it. */
export const Bdi = (props: ComponentProps<"bdi">) => <bdi dir="auto" {...props} />;
