import { contract } from '@tailorbird/commerce/contract/contract';
import { type Address, address } from '@tailorbird/commerce/model/address';
import { z } from 'zod';
import { customerAddress, toCustomerAddress } from './entities/customer.ts';
import { fieldsOf, mapped, onlyInclude, operation } from './operation.ts';

const { commerce } = contract;
const { firstName, lastName, ...placeFields } = address.shape;
const answer = z.array(customerAddress);
const { id } = fieldsOf(commerce.updateCustomerAddress);

/** What is sent of an address: names as a customer has them, the rest as the registration payload has it. */
export const recipientFields = { first_name: firstName, last_name: lastName, ...placeFields };

interface Sent extends Omit<Address, 'firstName' | 'lastName'> {
  first_name: string;
  last_name: string;
}

export function toAddress<Own extends Sent>({ first_name, last_name, ...rest }: Own) {
  return { firstName: first_name, lastName: last_name, ...rest };
}

/** The address book of who is signed in: each answers all of it. */
export const addressOperations = {
  getCustomerAddress: operation({
    args: onlyInclude,
    answer,
    run: async ({ commerce: calls }) =>
      mapped(await calls.getCustomerAddress(), (list) => list.map(toCustomerAddress)),
  }),
  createCustomerAddress: operation({
    args: z.tuple([z.strictObject(recipientFields)]),
    answer,
    run: async ({ commerce: calls }, sent) =>
      mapped(await calls.createCustomerAddress(toAddress(sent)), (list) => list.map(toCustomerAddress)),
  }),
  updateCustomerAddress: operation({
    args: z.tuple([z.strictObject({ ...recipientFields, id })]),
    answer,
    run: async ({ commerce: calls }, sent) =>
      mapped(await calls.updateCustomerAddress(toAddress(sent)), (list) => list.map(toCustomerAddress)),
  }),
  deleteCustomerAddress: operation({
    args: commerce.deleteCustomerAddress.args,
    answer,
    run: async ({ commerce: calls }, sent) =>
      mapped(await calls.deleteCustomerAddress(sent), (list) => list.map(toCustomerAddress)),
  }),
};
